import trees from '../../game-data/facts/runes.json' with { type: 'json' }
import { hashText, Random } from '../random.ts'
import type { Champion, Style } from '../world/champions.ts'
import type { Lobby } from '../world/lobbies.ts'

const RUNES = hashText('runes')

/** Keystones of each style, by their keys in the static data. */
const KEYSTONES: Readonly<Record<Style, readonly string[]>> = {
  marksman: ['LethalTempo', 'PressTheAttack', 'FleetFootwork', 'HailOfBlades'],
  mage: ['ArcaneComet', 'SummonAery', 'Electrocute', 'FirstStrike', 'PhaseRush'],
  assassin: ['Electrocute', 'FirstStrike', 'Conqueror', 'DarkHarvest', 'HailOfBlades'],
  'mage-assassin': ['Electrocute', 'DarkHarvest', 'Conqueror', 'FirstStrike'],
  fighter: ['Conqueror', 'GraspOfTheUndying', 'PressTheAttack', 'LethalTempo'],
  'mage-fighter': ['Conqueror', 'PhaseRush', 'Electrocute', 'ArcaneComet'],
  tank: ['Aftershock', 'GraspOfTheUndying', 'Guardian', 'PhaseRush'],
  enchanter: ['SummonAery', 'Guardian', 'GlacialAugment', 'ArcaneComet'],
}

const OFFENSE = [5008, 5005, 5007]
const FLEX = [5008, 5008, 5010, 5001]
const DEFENSE = [5011, 5001, 5013]

const NO_RUNE = { perk: 0, var1: 0, var2: 0, var3: 0 }

/** The rings have augments instead of runes. */
const NO_RUNES = {
  statPerks: { defense: 0, flex: 0, offense: 0 },
  styles: [
    { description: 'primaryStyle', selections: [NO_RUNE, NO_RUNE, NO_RUNE, NO_RUNE], style: 0 },
    { description: 'subStyle', selections: [NO_RUNE, NO_RUNE], style: 0 },
  ],
}

/** Probabilities of a champion's usual pages. In the remaining games the page is random. */
const USUAL_PAGES = [0.45, 0.25, 0.15]

/** A complete rune page: a keystone with three runes of its tree, two of another tree, three shards. */
export function chooseRunes({ key, queue }: Lobby, seat: number, champion: Pick<Champion, 'key' | 'style'>) {
  if (queue.ground === 'RINGS') return NO_RUNES
  const random = new Random(key, RUNES, seat)
  const { shards, primary, secondary } = makePage(choosePage(random, champion), champion.style)

  const select = (perk: number) => ({ perk, var1: random.whole(0, 1800), var2: random.whole(0, 60), var3: 0 })
  return {
    statPerks: shards,
    styles: [
      { description: 'primaryStyle', selections: primary.runes.map(select), style: primary.style },
      { description: 'subStyle', selections: secondary.runes.map(select), style: secondary.style },
    ],
  }
}

/** The generator for the page. A usual page has the same generator in every game. */
function choosePage(random: Random, { key }: Pick<Champion, 'key'>): Random {
  let left = random.fraction()
  const usual = USUAL_PAGES.findIndex((share) => (left -= share) < 0)
  return usual === -1 ? random : new Random(key, RUNES, usual)
}

function makePage(random: Random, style: Style) {
  const keystone = random.pickWeighted(KEYSTONES[style], (_, index) => 1 / (index + 1))
  const primary = random.pick(trees.filter(({ slots }) => slots[0]?.some((rune) => rune.key === keystone)))
  const secondary = random.pick(trees.filter((tree) => tree !== primary))
  const minor = primary.slots.slice(1).map((slot) => random.pick(slot).id)
  const chosen = primary.slots[0]?.find((rune) => rune.key === keystone)?.id ?? 0
  const others = random.shuffle(secondary.slots.slice(1)).slice(0, 2)
  return {
    shards: { defense: random.pick(DEFENSE), flex: random.pick(FLEX), offense: random.pick(OFFENSE) },
    primary: { style: primary.id, runes: [chosen, ...minor] },
    secondary: { style: secondary.id, runes: others.map((slot) => random.pick(slot).id) },
  }
}
