import { foldRiotId, parsePastedRiotId } from '../accounts/rules/riot-id.ts'
import type { WikiAccount } from '../proposals/rules/reading.ts'
import { platformOf, REGIONS } from '../shared/region.ts'
import { toPlainText } from './wikitext.ts'

/** Longest name and tag that Riot gives to anyone today. Longer text in the field is no Riot ID. */
const LONGEST_GAME_NAME = 16

const LABEL = new RegExp(`(?<![\\p{L}\\p{N}#])(${REGIONS.join('|')}|CN|PBE|KOR)\\s*:`, 'giu')

/**
 * Reads the Riot IDs in the wikitext of `SoloqueueIds`, such as `'''KR:''' Name#TAG, Other#KR1 <br> '''EUW:''' …`. Leaves out
 * names without a tag, which are from before 2023, entries without a region, and regions that Riot's API does not have: nothing
 * is guessed.
 */
export function readSoloqueueIds(wikitext: string): readonly WikiAccount[] {
  const text = toPlainText(wikitext)
  const labels = [...text.matchAll(LABEL)]
  const found = labels.flatMap((label, index) => {
    const region = REGIONS.find((each) => each === regionOf(label[1] ?? ''))
    if (region === undefined) return []
    const entries = text.slice(label.index + label[0].length, labels[index + 1]?.index).split(/[\n,;/|]|\s•\s/)
    return entries.flatMap((entry) => {
      const riotId = parsePastedRiotId(withoutRemark(entry))
      const isPossible = riotId !== null && Array.from(riotId.gameName).length <= LONGEST_GAME_NAME
      return isPossible && /^[\p{L}\p{N}]{2,5}$/u.test(riotId.tagLine)
        ? [{ ...riotId, platform: platformOf(region) }]
        : []
    })
  })
  return [
    ...new Map(found.toReversed().map((each) => [`${each.platform} ${foldRiotId(each)}`, each])).values(),
  ].toReversed()
}

function regionOf(label: string): string {
  const code = label.toUpperCase()
  return code === 'KOR' ? 'KR' : code
}

/** Leaves out a remark in parentheses at the end, such as `(old)`. */
function withoutRemark(entry: string): string {
  return entry.replace(/\([^()]*\)\s*$/, '').trim()
}
