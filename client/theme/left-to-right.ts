/** All our languages are written from left to right, so Griffel's conversion is replaced. */
export const convertProperty = <Key, Value>(key: Key, value: Value) => ({ key, value })

export const convert = <Styles>(styles: Styles): Styles => styles
