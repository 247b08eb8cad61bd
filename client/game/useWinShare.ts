import { useFormat } from '../i18n/useFormat.ts'
import { isTinySample, winsOf } from './small-sample.ts'

/** `value` is 0 to 1; `digits` decimals, one by default. */
type FormatWinShare = (value: number, games: number, digits?: number) => string

/** `65.2%`, or wins and losses, `1–0`, when the sample is tiny. */
export function useWinShare(): FormatWinShare {
  const format = useFormat()
  return (value, games, digits) => {
    if (!isTinySample(games)) return format.percent(value, digits)
    const wins = winsOf(value, games)
    return `${format.number(wins)}–${format.number(games - wins)}`
  }
}
