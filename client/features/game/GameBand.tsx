import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { Chip } from '../../components/Chip.tsx'
import { LiveDot } from '../../components/LiveDot.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { LOOK_EVERY_MS } from '../../live/usePolling.ts'
import { CopyLink } from '../../match/CopyLink.tsx'
import { gamePath } from '../../paths.ts'

interface GameBandProps {
  readonly title: string
  readonly matchId: string
  /** In ISO 8601; null for a game that has ended. */
  readonly observedAt: string | null
  readonly running: boolean
}

const useStyles = makeStyles({
  state: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '2px 14px', margin: 0, fontVariantNumeric: 'tabular-nums' },
})

export function GameBand({ title, matchId, observedAt, running }: GameBandProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <PageBand
      chips={
        <Chip>
          <span className={styles.state}>
            {running ? <LiveDot /> : null}
            {t(running ? 'game.running' : 'game.over')}
          </span>
        </Chip>
      }
      title={title}
      action={<CopyLink path={gamePath(matchId)} />}
    >
      <p className={styles.facts}>
        {observedAt === null ? null : (
          <Age moment={observedAt}>{(age) => t('game.observed', { age, seconds: LOOK_EVERY_MS / 1000 })}</Age>
        )}
        <span>{matchId}</span>
      </p>
    </PageBand>
  )
}
