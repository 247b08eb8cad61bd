import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { GamesAnswer } from '../../../client/pro-matches/GamesAnswer.tsx'

const wordsOf = (isNone: boolean) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', messagesIn('en'))}>
      <GamesAnswer
        games={undefined}
        loading={false}
        isNone={isNone}
        subject="player"
        none="No games."
        onRetry={() => {}}
        onLoad={() => Promise.resolve()}
      />
    </I18nextProvider>,
  ).replaceAll(/<[^>]*>/g, '')

it('says that there are no games when the server refuses a player whom it does not know, and offers a retry else', () => {
  expect(wordsOf(true)).toBe('No games.')
  expect(wordsOf(false)).toContain('Try again')
})
