import { Button, makeStyles } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { Locale } from '../../gql/graphql.ts'
import { useMatchFiguresQuery } from '../../gql/MatchFigures.ts'
import { FigureTable } from './FigureTable.tsx'

graphql(/* GraphQL */ `
  query MatchFigures($id: ID!, $locale: Locale!) {
    match(id: $id) {
      ... on Match {
        id
        participants {
          participantId
          teamId
          subteamId
          placement
          ...ChampionMark_participant
          ...ParticipantName_participant
          ...SpellMarks_participant
          summonerLevel
          profileIcon
          largestKillingSpree
          largestMultiKill
          firstBlood
          deadSeconds
          crowdControlSeconds
          physicalDamageDealtToChampions
          magicDamageDealtToChampions
          trueDamageDealtToChampions
          physicalDamageTaken
          magicDamageTaken
          trueDamageTaken
          damageSelfMitigated
          totalHeal
          totalHealsOnTeammates
          totalDamageShieldedOnTeammates
          goldEarned
          goldSpent
          experience
          creepScore
          visionScore
          wards {
            placed
            killed
            controlBought
          }
          objectives {
            towers
            inhibitors
            dragons
            barons
            stolen
            damage
            damageToTowers
          }
          challenges {
            soloKills
            laneMinionsFirst10Minutes
            jungleCsBefore10Minutes
            maxCsAdvantageOnLaneOpponent
            turretPlatesTaken
            skillshotsHit
            skillshotsDodged
          }
          spellCasts
          summonerSpellCasts
          pings {
            total
            allIn
            assistMe
            bait
            basic
            command
            danger
            enemyMissing
            enemyVision
            getBack
            hold
            needVision
            onMyWay
            push
            retreat
            visionCleared
          }
        }
      }
    }
  }
`)

interface MatchFiguresProps extends OpenFiguresProps {
  /** Riot's identifier. */
  readonly matchId: string
}

interface OpenFiguresProps {
  /** Global id of the match. */
  readonly id: string
  readonly locale: Locale
}

const useStyles = makeStyles({
  closed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4px 12px' },
  waiting: { display: 'grid', placeItems: 'center', padding: '24px' },
})

/** Fetched once the visitor asks for the figures. */
export function MatchFigures({ id, matchId, locale }: MatchFiguresProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const tableId = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.closed}>
        <Button appearance="secondary" aria-expanded={open} aria-controls={tableId} onClick={() => setOpen(!open)}>
          {t(open ? 'matchFigures.close' : 'matchFigures.open')}
        </Button>
        <ExportButton of="match-participants" parameters={{ matchId }} />
      </div>
      <div id={tableId} hidden={!open}>
        {open ? <OpenFigures id={id} locale={locale} /> : null}
      </div>
    </>
  )
}

function OpenFigures({ id, locale }: OpenFiguresProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, loading, refetch } = useMatchFiguresQuery({ variables: { id, locale } })
  if (data?.match?.__typename === 'Match') {
    return (
      <Card>
        <FigureTable participants={data.match.participants} />
      </Card>
    )
  }
  if (loading) {
    return (
      <Card className={styles.waiting}>
        <Spinner />
      </Card>
    )
  }
  return (
    <Notice
      title={t('matchFigures.failed')}
      actions={<Button onClick={() => void refetch()}>{t('matchFigures.retry')}</Button>}
    >
      {t('matchFigures.noAnswer')}
    </Notice>
  )
}
