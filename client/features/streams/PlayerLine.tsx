import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ChipSelect } from '../../components/ChipSelect.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { AUTOMATIC, type PlayerReport } from './follow-player.ts'

interface PlayerLineProps {
  readonly report: PlayerReport
  readonly quality: string | null
  readonly onQuality: (quality: string | null) => void
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '32px',
    marginTop: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  words: { flexGrow: 1 },
  problem: { flexBasis: '100%', color: ownTokens.loss },
})

/** No quality of Twitch has this name. */
const ANY = ''

export function PlayerLine({ report, quality, onQuality }: PlayerLineProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { playback, qualities, qualityProblem } = report
  return (
    <div className={styles.line}>
      <output className={styles.words}>{t(`streams.player.states.${playback}`)}</output>
      {qualities.length === 0 ? null : (
        <ChipSelect
          label={t('streams.quality.label')}
          options={[
            { value: ANY, label: t('streams.quality.any') },
            ...qualities.filter(({ value }) => value !== AUTOMATIC),
          ]}
          selected={qualityProblem !== null ? null : quality === AUTOMATIC ? ANY : (quality ?? ANY)}
          onSelect={(chosen) => onQuality(chosen === ANY ? null : chosen)}
        />
      )}
      {qualityProblem === null ? null : (
        <span role="alert" className={styles.problem}>
          {t('streams.quality.invalid', { qualities: qualityProblem.qualities.map(({ label }) => label).join(', ') })}
        </span>
      )}
    </div>
  )
}
