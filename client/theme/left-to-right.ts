/** Replaces Griffel's conversion to right-to-left styles. All our languages are written from left to right. */
export const convertProperty = <Key, Value>(key: Key, value: Value) => ({ key, value })

export const convert = <Styles>(styles: Styles): Styles => styles
