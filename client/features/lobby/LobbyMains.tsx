import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../components/GameImage.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { WinShare } from '../../components/WinShare.tsx'
import { isTinySample } from '../../game/small-sample.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { FIGURE_NOTE, FIGURE_VALUE } from '../../live-game/seat-styles.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import type { LobbyFacts } from './lobby-facts.ts'
import { useLobbyWords } from './useLobbyWords.ts'

const PLACES = [0, 1, 2]

/** Number of games from which a record says more than the mastery. The server orders champions by the same number. */
const RATED_FROM_GAMES = 3

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    minHeight: '36px',
    listStyleType: 'none',
  },
  main: { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', alignItems: 'center', gap: '6px', minWidth: 0 },
  words: { position: 'relative', display: 'grid', minWidth: 0 },
  value: FIGURE_VALUE,
  note: FIGURE_NOTE,
  nothing: { ...FIGURE_NOTE, margin: 0, lineHeight: '36px' },
})

/** The champions that the account plays most: games and win rate, as far as stored, or mastery. */
export function LobbyMains({ form: { value, asked } }: Pick<LobbyFacts, 'form'>) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useLobbyWords()
  const format = useFormat()
  const nameOf = useChampionName()
  const { mains } = value

  if (mains === null) {
    return asked ? (
      <p className={styles.nothing}>{words('mainsUnknown')}</p>
    ) : (
      <div className={styles.list}>
        {PLACES.map((place) => (
          <Skeleton key={place} height={36} />
        ))}
      </div>
    )
  }
  if (mains.length === 0) return <p className={styles.nothing}>{words('noMains')}</p>
  return (
    <ul className={styles.list}>
      {mains.map((main) => {
        const rate = ratedRecord(main)
        const points =
          main.masteryPoints === null ? null : words('mastery', { points: format.short(main.masteryPoints) })
        return (
          <li key={main.champion.key} className={styles.main} title={points ?? undefined}>
            <GameImage src={main.champion.image} name={nameOf(main)} size={32} eager />
            <span className={styles.words}>
              {rate === null ? (
                <>
                  <span className={styles.value}>
                    {main.masteryPoints === null ? '–' : format.short(main.masteryPoints)}
                  </span>
                  <span className={styles.note}>{words('points')}</span>
                </>
              ) : (
                <>
                  <span className={styles.value}>
                    <WinShare value={rate.value} games={rate.games} />
                  </span>
                  <span className={styles.note}>{t('common.games', { count: rate.games })}</span>
                  {isTinySample(rate.games) ? null : (
                    <VisuallyHidden>
                      {t('account.rate.interval', {
                        low: format.number(rate.low * 100, 0),
                        high: format.percent(rate.high, 0),
                      })}
                    </VisuallyHidden>
                  )}
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type Main = NonNullable<LobbyFacts['form']['value']['mains']>[number]

function ratedRecord({ record, masteryPoints }: Main) {
  const rate = record?.winRate ?? null
  return rate !== null && rate.games < RATED_FROM_GAMES && masteryPoints !== null ? null : rate
}
