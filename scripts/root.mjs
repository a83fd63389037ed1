// Where the project and its regenerable files are.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const cache = path.join(root, 'node_modules', '.cache', 'catena')
export const webOutput = path.join(root, 'dist', 'web')
