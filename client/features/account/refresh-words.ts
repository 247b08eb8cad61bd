import type { TFunction } from 'i18next'
import { formatRank, signedPoints } from '../../game/rank-format.ts'
import type { Format, MomentFormat } from '../../i18n/format.ts'
import type { RankChange } from './account-changes.ts'
import type { RefreshNews, RefreshState } from './account-refresh.ts'
import { queueWords } from './rank-words.ts'

/** The present step, or the result and each change. Empty before the first refresh. */
export function refreshWords(state: RefreshState, t: TFunction, format: Format & MomentFormat): readonly string[] {
  switch (state.status) {
    case 'idle':
    case 'announced':
      return []
    case 'running':
      return [t(`account.refresh.step.${state.step}`)]
    case 'failed':
      return [t(`account.refresh.failure.${state.failure.kind}`)]
    case 'done': {
      const news = newsWords(state.news, t, format)
      return [outcomeWords(state, t), ...(news.length === 0 ? nothingWords(state, t, format) : news)]
    }
  }
}

type Done = Extract<RefreshState, { status: 'done' }>

function outcomeWords({ tooSoon, oldParts }: Done, t: TFunction): string {
  const renewed = oldParts.length === 0 ? 'everything' : oldParts.includes('ranks') ? 'profile' : 'account'
  return [
    tooSoon ? t('account.refresh.tooSoon') : t(`account.refresh.done.${renewed}`),
    ...oldParts.map((part) => t(`account.refresh.old.${part}`)),
  ].join(' ')
}

/** Says that nothing changed only when every part could be checked. */
function nothingWords({ since, oldParts }: Done, t: TFunction, format: MomentFormat): readonly string[] {
  return oldParts.length === 0 ? [t('account.refresh.nothing', { moment: format.dateTime(since) })] : []
}

/** The most interesting ones first. */
function newsWords({ account, matches }: RefreshNews, t: TFunction, format: Format): readonly string[] {
  const { name, level, ranks } = account
  const count = matches.ids.length
  return [
    count === 0 ? null : t(`account.refresh.news.${matches.andMore ? 'manyMatches' : 'matches'}`, { count }),
    ...ranks.map((change) => rankChangeWords(change, t, format)),
    level === null ? null : t('account.refresh.news.level', level),
    name === null ? null : t('account.refresh.news.name', { riotId: `${name.gameName}#${name.tagLine}` }),
  ].filter((words) => words !== null)
}

function rankChangeWords(change: RankChange, t: TFunction, format: Format): string {
  const queue = queueWords(change.queue, t)
  switch (change.kind) {
    case 'unplaced':
      return t('account.refresh.rank.unplaced', { queue })
    case 'points':
      return t('account.refresh.rank.points', {
        queue,
        points: signedPoints(change.points, format),
        standing: formatRank(change.now, t, format),
      })
    case 'played':
      return t('account.refresh.rank.played', {
        queue,
        count: change.games,
        standing: formatRank(change.now, t, format),
      })
    case 'promoted':
    case 'demoted':
    case 'placed':
      return t(`account.refresh.rank.${change.kind}`, { queue, standing: formatRank(change.now, t, format) })
  }
}

/** A few words, for a mark beside the rank itself. */
export function rankMarkWords(change: RankChange, t: TFunction, format: Format): string {
  const queue = queueWords(change.queue, t)
  switch (change.kind) {
    case 'points':
      return t('account.refresh.rankMark.points', { queue, points: signedPoints(change.points, format) })
    case 'played':
      return t('account.refresh.rankMark.played', { queue, count: change.games })
    case 'promoted':
    case 'demoted':
    case 'placed':
    case 'unplaced':
      return t(`account.refresh.rankMark.${change.kind}`, { queue })
  }
}
