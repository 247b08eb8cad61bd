/** A drawing on a square of 64 by 64. */
export function svg(...content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content.join('')}</svg>`
}

/** A rounded square over the whole drawing, in one colour. */
export function plate(fill: string): string {
  return `<rect width="64" height="64" rx="13" fill="${fill}"/>`
}

/** A rounded square over the whole drawing that runs from one colour, top left, to another. */
export function gradientPlate(from: string, to: string): string {
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  return `<linearGradient id="g" x2="1" y2="1">${stops}</linearGradient>${plate('url(#g)')}`
}

/** Lines with round ends, as every glyph of the family has them. */
export function lines(path: string, colour: string, width = 5): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}/>`
}

/** A filled outline. */
export function area(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`
}

/** A closed path through points at equal angles, the first one at the top. The radii repeat in turn. */
export function polygon(corners: number, ...radii: readonly [number, ...number[]]): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    const radius = radii[corner % radii.length] ?? radii[0]
    return `${tenth(32 + radius * Math.sin(angle))} ${tenth(32 - radius * Math.cos(angle))}`
  })
  return `M${points.join(' ')}z`
}

/** Numbers are written to a tenth: no eye sees more, and every byte counts. */
export function tenth(number: number): number {
  return Math.round(number * 10) / 10
}
