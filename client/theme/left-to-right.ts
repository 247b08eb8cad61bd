/** Griffel asks what a style is where a language is written from right to left. No language of ours is. */
export const convertProperty = <Key, Value>(key: Key, value: Value) => ({ key, value })

export const convert = <Styles>(styles: Styles): Styles => styles
