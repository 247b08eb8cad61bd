import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { Lane, OpponentMark_participantFragment } from '../gql/graphql.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { championPath } from '../paths.ts'
import { LaneGlyph } from '../pro-scene/LaneGlyph.tsx'
import { TWO_LINES } from './pro-match-layout.ts'

graphql(/* GraphQL */ `
  fragment OpponentMark_participant on Participant {
    champion {
      id
      key
      slug
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    championName
  }
`)

interface OpponentMarkProps {
  /** Lane of the game's main participant; null when Riot does not say. */
  readonly lane: Lane | null
  /** Null when the lane opponent is unknown. */
  readonly opponent: OpponentMark_participantFragment | null
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '6px',
    minWidth: 0,
    [TWO_LINES]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  },
  line: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '2px' },
  },
})

export function OpponentMark({ lane, opponent }: OpponentMarkProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  return (
    <div className={styles.root}>
      {lane === null ? null : (
        <span className={styles.line}>
          <LaneGlyph lane={lane} size={16} />
          {t(`match.lanes.${lane}`)}
        </span>
      )}
      {opponent === null ? null : (
        <span className={styles.line}>
          {t('championGames.versus')}
          <GameImage src={opponent.champion.image} name={null} size={28} />
          <Link to={championPath(opponent.champion)} className={styles.name}>
            <LocalText name={nameOf(opponent)} />
          </Link>
        </span>
      )}
    </div>
  )
}
