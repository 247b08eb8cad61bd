import { z } from 'zod'
import { type AccountParams, accountPath, addProPlayerPath } from '../../client/paths.ts'
import personRequest from '../../texts/en/on-demand/personRequest.json' with { type: 'json' }
import { becomeEditor } from './editor.ts'
import { getAccount, it as riotJourney, simulator } from './riot-journey.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')
const { proof, queue } = personRequest

const OWNED = z.object({ account: z.object({ puuid: z.string() }) })
const accountQuery = ({ region, gameName, tagLine }: AccountParams) => {
  const given = `region: ${region}, gameName: ${JSON.stringify(gameName)}, tagLine: ${JSON.stringify(tagLine)}`
  return `{ account(${given}) { ... on Account { puuid } } }`
}

const it = riotJourney.extend('cookies', { scope: 'file' }, ({ product }) => becomeEditor(product))

it('the owner of an account proves that with a profile icon, and editors see it beside their request', async ({
  visit,
  product,
  cookies,
}) => {
  const page = await visit(accountPath(getAccount()))
  await page.getByRole('button', { name: t('rights.link') }).click()
  const dialog = page.getByRole('dialog', { name: t('rights.link') })
  await dialog.getByRole('button', { name: proof.offer }).click()
  const icon = await dialog.locator('img[src*="/profile-icons/"]').getAttribute('src')
  await dialog.getByRole('button', { name: proof.confirm }).click()
  await dialog.getByText(proof.wrong.slice(0, 20)).waitFor()

  const { account } = await product.ask(OWNED, accountQuery(getAccount()))
  simulator.wearIcon(account.puuid, Number(/(\d+)\.png/.exec(icon ?? '')?.[1]))
  await dialog.getByRole('button', { name: proof.confirm }).click()
  await dialog.getByText(proof.proven).waitFor()
  await dialog.getByLabel(personRequest.texts.CORRECT).fill('My former name is shown.')
  await dialog.getByRole('button', { name: personRequest.send }).click()
  await dialog.getByText(personRequest.sent).waitFor()

  const editors = await visit(addProPlayerPath(), { cookies })
  await settle(editors)
  const list = editors.getByRole('region', { name: queue.title })
  await list.getByText('My former name is shown.').waitFor()
  await list.getByText(queue.proven).waitFor()
})
