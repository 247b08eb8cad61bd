interface LineDrawingProps {
  /** Path in a square of 24 units. */
  readonly path: string
  /** Width and height in pixels. */
  readonly size: number
}

/** Has no accessible name: the surroundings must provide the words. */
export function LineDrawing({ path, size }: LineDrawingProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
