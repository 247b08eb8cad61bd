import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql } from '../gql/gql.ts'
import type { ParticipantName_participantFragment, Region } from '../gql/graphql.ts'
import { accountPath } from '../paths.ts'

graphql(/* GraphQL */ `
  fragment ParticipantName_participant on Participant {
    puuid
    bot
    gameName
    tagLine
    summonerName
  }
`)

interface ParticipantNameProps {
  readonly participant: ParticipantName_participantFragment
  readonly region: Region
  /** True for the account whose page this is. */
  readonly own: boolean
}

const useStyles = makeStyles({
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '2px' },
  },
  own: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightBold },
  nameless: { color: tokens.colorNeutralForeground3 },
})

/** The name of a participant, linked to the account if there is one. Hidden participants stay anonymous. */
export function ParticipantName({ participant, region, own }: ParticipantNameProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { puuid, bot, gameName, tagLine, summonerName } = participant
  const name = gameName || summonerName

  // In place of a hidden player's name, Riot can send that of the champion.
  if (bot || puuid === null || name === '') {
    const words = bot ? t('account.player.bot') : puuid === null ? t('account.player.hidden') : t('match.nameless')
    return <span className={mergeClasses(styles.name, styles.nameless)}>{words}</span>
  }
  if (own || gameName === '' || tagLine === '') {
    return (
      <span className={mergeClasses(styles.name, own && styles.own)} title={name}>
        <bdi>{name}</bdi>
      </span>
    )
  }
  return (
    <Link
      className={mergeClasses(styles.name, styles.link)}
      to={accountPath({ region, gameName, tagLine })}
      title={`${gameName} #${tagLine}`}
    >
      <bdi>{gameName}</bdi>
    </Link>
  )
}
