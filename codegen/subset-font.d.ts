declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2'
    /** Tags of OpenType features. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }

  /** Returns a font with the characters of `text` alone, as far as it has them. */
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>
  export default subsetFont
}
