import './catalog.ts'

export { loadCards } from './catalog.ts'
export type { CardFace } from './face-list.ts'
export { facesOf } from './face-list.ts'
