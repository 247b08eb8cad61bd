/** A place on the stage, which keeps its player whatever channel that shows. */
export interface PlayerSlot {
  /** The same as long as the place is there. */
  readonly key: number
  readonly channel: string
}

/**
 * Gives each channel a place: one that is watched already keeps its own, so that it plays on, and a new one takes the place
 * of one that went. The same places come back when nothing changes.
 */
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
