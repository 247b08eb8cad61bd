import { useEffect, useRef, useState } from 'react'
import { serverTime } from '../hydration/server-time.ts'
import { pollWhenVisible } from '../live/poll-when-visible.ts'
import { scoutPlayers } from './scout-players.ts'
import { type Answers, type AnswersByPlayer, withAnswer } from './scouted-answers.ts'

interface ScoutedPlayers<Ranks, Form> {
  /** Keys of the players, without commas. */
  readonly players: readonly string[]
  /** Keys of those whose ranks are not known, or out of date. */
  readonly ranksOf: readonly string[]
  /** False when Riot must not be asked. */
  readonly asking: boolean
  /** Each may reject, and must not change between two renderings. */
  readonly fetchRanks: (player: string) => Promise<Ranks | null>
  readonly fetchForm: (player: string) => Promise<Form | null>
  /** False while a part of the form is unknown. Must not change between two renderings. */
  readonly isWhole: (form: Form) => boolean
}

/** Asks Riot about players, a few at a time, and returns the answers as they arrive. A player who joins later is asked about then. */
export function useScoutedPlayers<Ranks, Form>({
  players,
  ranksOf,
  asking,
  fetchRanks,
  fetchForm,
  isWhole,
}: ScoutedPlayers<Ranks, Form>): AnswersByPlayer<Ranks, Form> {
  const [answers, setAnswers] = useState<AnswersByPlayer<Ranks, Form>>(() => new Map())
  const known = useRef({ ranks: new Set<string>(), form: new Set<string>() })
  const asked = players.join()
  // Later answers about the same players ask for nothing new.
  const unranked = useKept(asked, ranksOf)

  useEffect(() => {
    if (!asking || asked === '') return
    const { ranks: knownRanks, form: knownForms } = known.current
    const add = (player: string, answer: Answers<Ranks, Form>) =>
      setAnswers((before) => withAnswer(before, player, answer))
    return scoutPlayers({
      ranksOf: unranked.filter((player) => !knownRanks.has(player)),
      formOf: asked.split(',').filter((player) => !knownForms.has(player)),
      async fetchRanks(player) {
        const ranks = await orNull(fetchRanks(player))
        add(player, { ranks })
        if (ranks !== null) knownRanks.add(player)
        return ranks !== null
      },
      async fetchForm(player) {
        const form = await orNull(fetchForm(player))
        add(player, { form })
        const whole = form !== null && isWhole(form)
        if (whole) knownForms.add(player)
        return whole
      },
      later: (milliseconds, act) => pollWhenVisible(document, serverTime.now() + milliseconds, act),
    })
  }, [asked, unranked, asking, fetchRanks, fetchForm, isWhole])

  return answers
}

/** Returns the value that was given with this key first. */
function useKept<Value>(key: string, value: Value): Value {
  const [kept, keep] = useState({ key, value })
  if (kept.key === key) return kept.value
  keep({ key, value })
  return value
}

/** Null when the server does not answer. */
async function orNull<Value>(answer: Promise<Value | null>): Promise<Value | null> {
  try {
    return await answer
  } catch {
    return null
  }
}
