import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/Notice.tsx'
import type { Lane } from '../../../gql/graphql.ts'
import type { ChosenChampion } from '../../../match/champion-choices.ts'
import { useChosenName } from '../../../match/useChosenName.ts'
import type { GamesView } from './games-view.ts'

interface NoGamesProps {
  readonly lane: Lane | null
  readonly against: ChosenChampion | null
  /** Called with the filters to reset. */
  /** Slug of the chosen pro player; null for any. */
  readonly player: string | null
  readonly onWiden: (part: Partial<GamesView>) => void
}

export function NoGames({ lane, against, player, onWiden }: NoGamesProps) {
  const { t } = useTranslation()
  const nameOf = useChosenName()
  if (lane === null && against === null && player === null) {
    return <Notice title={t('championGames.noneTitle')}>{t('championGames.none')}</Notice>
  }

  function sought() {
    const words = {
      lane: lane === null ? '' : t(`match.lanes.${lane}`),
      champion: against === null ? '' : nameOf(against).text,
    }
    if (player !== null) return t('championGames.noneOfPlayer')
    if (against === null) return t('championGames.noneInLane', words)
    return lane === null ? t('championGames.noneAgainst', words) : t('championGames.noneInLaneAgainst', words)
  }

  return (
    <Notice
      title={t('championGames.noneFoundTitle')}
      actions={
        <>
          {against === null ? null : (
            <Button onClick={() => onWiden({ against: null })}>{t('championGames.anyOpponent')}</Button>
          )}
          {player === null ? null : (
            <Button onClick={() => onWiden({ player: null })}>{t('championGames.anyPlayer')}</Button>
          )}
          {lane === null ? null : <Button onClick={() => onWiden({ lane: null })}>{t('championGames.anyLane')}</Button>}
        </>
      }
    >
      {sought()}
    </Notice>
  )
}
