/** Stands in for Griffel's mirroring of styles. None of our languages is written from right to left. */
export const convertProperty = <Key, Value>(key: Key, value: Value) => ({ key, value })

export const convert = <Styles>(styles: Styles): Styles => styles
