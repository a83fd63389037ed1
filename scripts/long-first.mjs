// In which order Vitest runs the files of tests.
import { BaseSequencer } from 'vitest/node'

/** @param {import('vitest/node').TestSpecification} file */
const isLong = ({ moduleId }) => moduleId.endsWith('.long.test.ts')

/** What takes long begins first, so that nothing waits at the end for the last of it; the runner by itself takes large files for long ones. */
export class LongFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}
