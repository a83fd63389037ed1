import { getSystemErrorMap } from 'node:util'

/** Bad input: one line that names the thing and what would make it right. It ends the program with exit code 2. */
export class Failure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Failure'
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not permitted',
  EPERM: 'that is not permitted',
  EROFS: 'that is not permitted',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of the path is not a folder',
  ERR_INVALID_ARG_VALUE: 'no file can be called so',
}

/** Whether the system refused something, such as a full disk, and not the program failed. */
export function isRefusal(problem: unknown): problem is NodeJS.ErrnoException {
  return problem instanceof Error && 'syscall' in problem && 'code' in problem
}

/** Why the system refused something, without its own names for it. */
export function reasonOf(problem: unknown): string {
  const { code, errno, message = String(problem) } = problem as Partial<NodeJS.ErrnoException>
  return REASONS[code ?? ''] ?? getSystemErrorMap().get(errno ?? 0)?.[1] ?? message
}
