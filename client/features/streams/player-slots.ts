/** Keeps its player even when the channel changes. */
export interface PlayerSlot {
  /** Stable for the lifetime of the place. */
  readonly key: number
  readonly channel: string
}

/** Watched channels keep their places and continue to play; new ones replace removed ones. Returns the same array for no change. */
export function assignSlots(slots: readonly PlayerSlot[], channels: readonly string[]): readonly PlayerSlot[] {
  const known = new Set(slots.map(({ channel }) => channel))
  const coming = channels.filter((channel) => !known.has(channel))
  const stays = ({ channel }: PlayerSlot) => channels.includes(channel)
  if (coming.length === 0 && slots.every(stays)) return slots

  const kept = slots.flatMap((slot) => {
    if (stays(slot)) return slot
    const channel = coming.shift()
    return channel === undefined ? [] : { ...slot, channel }
  })
  const free = slots.reduce((key, slot) => Math.max(key, slot.key + 1), 0)
  return [...kept, ...coming.map((channel, index) => ({ key: free + index, channel }))]
}
