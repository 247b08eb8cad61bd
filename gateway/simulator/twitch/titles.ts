import { Random } from '../random.ts'
import type { SimulatedChannel } from './channels.ts'

const LEAGUE_TITLES: Readonly<Record<string, readonly string[]>> = {
  ko: ['솔로 랭크', '오늘도 솔랭', '연습 끝나고 솔랭', '랭크 올리기'],
  zh: ['韩服排位', '今晚冲分', '排位练英雄', '训练赛后排位'],
  fr: ['Soloq du soir', 'On monte en classé', 'Soloq après les scrims'],
  de: ['SoloQ am Abend', 'Heute wird geklettert', 'SoloQ nach dem Training'],
  es: ['SoloQ de tarde', 'Subiendo en clasificatoria', 'SoloQ después de los scrims'],
  pl: ['Wieczorne soloq', 'Wbijamy wyżej', 'Soloq po treningu'],
  en: ['Soloq all evening', 'Road to rank 1', 'Soloq after scrims', 'Climbing, come say hi', 'Trying new picks 👀'],
}

const OTHER_TITLES: readonly string[] = [
  'chill',
  'just hanging out',
  'something else for once',
  'one more and then bed',
]

/** In the language of the channel. The same key gives the same title. */
export function inventTitle({ language }: SimulatedChannel, isLeague: boolean, key: number): string {
  const random = new Random(key)
  return random.pick(isLeague ? (LEAGUE_TITLES[language] ?? ['Soloq']) : OTHER_TITLES)
}
