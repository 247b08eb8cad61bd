import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CardLink } from '../../components/CardLink.tsx'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { ErrorPage } from '../../components/ErrorPage.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { useChampionChoicesQuery } from '../../gql/ChampionChoices.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { championChoicesVariables } from '../../match/champion-choices.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { championPath, championsPath } from '../../paths.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { nearestChampions } from './nearest-champions.ts'

const useStyles = makeStyles({
  meant: { maxWidth: '720px', margin: '40px auto 0' },
  title: { ...sectionTitleStyle, textAlign: 'center' },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
})

/** Suggests similar names. */
export function UnknownChampion({ word }: { readonly word: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { data } = useChampionChoicesQuery({ variables: championChoicesVariables(useLocale()) })
  const nearest = nearestChampions(data?.champions ?? [], word)
  return (
    <>
      <DocumentTitle missing title={t('champion.unknown.title')} />
      <ErrorPage
        status={404}
        title={t('champion.unknown.title')}
        description={t('champion.unknown.description', { word })}
        action={<ButtonLink to={championsPath()}>{t('champion.all')}</ButtonLink>}
      />
      {nearest.length === 0 ? null : (
        <section className={styles.meant}>
          <h2 className={styles.title}>{t('champion.unknown.meant')}</h2>
          <ul className={styles.list}>
            {nearest.map((champion) => (
              <li key={champion.id}>
                <CardLink to={championPath(champion)}>
                  <GameImage src={champion.image} name={null} size={40} eager />
                  <span className={styles.name}>
                    <LocalText name={nameOf({ champion })} />
                  </span>
                </CardLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
