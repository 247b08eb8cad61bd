import { useState } from 'react'

/** The last non-null value while the present one is null. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
