import { useState, type ComponentType } from 'react'

/** A component whose code is loaded when a visitor asks for it. `failed` is true after a load that failed, until one succeeds. */
export function useLateComponent<Props>() {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)

  async function show(load: () => Promise<ComponentType<Props>>): Promise<void> {
    try {
      const loaded = await load()
      setFailed(false)
      setComponent(() => loaded)
    } catch {
      setFailed(true)
    }
  }

  return { Component, failed, show, hide: () => setComponent(null) }
}
