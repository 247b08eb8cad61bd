interface MarkProps {
  /** Width and height in pixels. */
  readonly size: number
}

export function Mark({ size }: MarkProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M5 27V9a4 4 0 0 1 4-4h18" />
      <path d="M27 5v18a4 4 0 0 1-4 4H5" opacity="0.4" />
      <path d="M7 25 25 7" opacity="0.65" />
    </svg>
  )
}
