/** Wraps content in an SVG of 64 by 64. */
export function svg(...content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content.join('')}</svg>`
}

export function plate(fill: string): string {
  return `<rect width="64" height="64" rx="13" fill="${fill}"/>`
}

/** From one colour at the top left to the other. */
export function gradientPlate(from: string, to: string): string {
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  return `<linearGradient id="g" x2="1" y2="1">${stops}</linearGradient>${plate('url(#g)')}`
}

/** With round ends, which all glyphs have. */
export function lines(path: string, colour: string, width = 5): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}/>`
}

export function area(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`
}

/** Closed, with points at equal angles, starting at the top. The radii repeat in turn. */
export function polygon(corners: number, ...radii: readonly [number, ...number[]]): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    const radius = radii[corner % radii.length] ?? radii[0]
    return `${tenth(32 + radius * Math.sin(angle))} ${tenth(32 - radius * Math.cos(angle))}`
  })
  return `M${points.join(' ')}z`
}

/** Rounds a number to a tenth: more digits are invisible, and every byte counts. */
export function tenth(number: number): number {
  return Math.round(number * 10) / 10
}
