// A step of the build: Svelte without what takes over a page that a server has written. No server writes ours, and Svelte asks at every
// step whether one did: where the answer is known, all of that goes.
const SVELTE = /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/
const COMPONENT = /\.svelte$/

/** What stands in Svelte, and what takes its place. */
const CHANGES = [
  ['export let hydrating = false;', 'export const hydrating = false;'],
  ['\thydrating = value;\n', ''],
]
/** What a component calls after each of its elements, for nothing but this. */
const CALLS = /^\s*\$\.(?:next|reset)\([^()]*\);\n/gm

/** @returns {import('vite').Plugin} */
export function mounted() {
  return {
    name: 'catena-mounted',
    apply: 'build',
    transform: {
      filter: { id: [SVELTE, COMPONENT] },
      handler(code, id) {
        if (COMPONENT.test(id)) return { code: code.replace(CALLS, ''), map: null }
        for (const [from, to] of CHANGES) {
          if (!code.includes(from))
            this.error(`Svelte does not say "${from.trim()}" any more: look at what it does, and mend scripts/mounted.mjs`)
          code = code.replace(from, to)
        }
        return { code, map: null }
      },
    },
  }
}
