import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { graphql } from '../gql/gql.ts'
import type { ParticipantName_participantFragment, Region } from '../gql/graphql.ts'
import { accountPath } from '../paths.ts'
import { useParticipantName } from './useParticipantName.ts'

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

/** Hidden participants stay anonymous. */
export function ParticipantName({ participant, region, own }: ParticipantNameProps) {
  const styles = useStyles()
  const { gameName, tagLine } = participant
  const name = useParticipantName()(participant)

  if (!name.isName) return <span className={mergeClasses(styles.name, styles.nameless)}>{name.text}</span>
  if (own || gameName === '' || tagLine === '') {
    return (
      <span className={mergeClasses(styles.name, own && styles.own)} title={name.text}>
        <bdi>{name.text}</bdi>
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
