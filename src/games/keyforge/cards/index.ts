import './catalog.ts'

export { loadCards } from './catalog.ts'
export type { CardFace } from './faces.ts'
export { facesOf } from './faces.ts'
