/** Put in when the program is built (scripts/engine-name.mjs). */
declare const __ENGINE__: string

/** What the engine of this program is called, such as `0.1.0+5f0e2c1a77`: other cards or rules have another name. */
export const engineName: string = __ENGINE__
