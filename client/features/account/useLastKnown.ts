import { useState } from 'react'

/** Returns the value, or the last non-null one while it is null. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
