import { useState } from 'react'

/** A value, or the last one there was while there is none. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
