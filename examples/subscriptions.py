# The standard library has no websockets: this reads the same updates as server-sent events.
import http.client, json, random, time, urllib.request

query = '''subscription Live($after: String) {
  streams(filter: { live: true }, after: $after) {
    cursor snapshot removed
    upserted { id player { name } live { title viewers } }
  }
}'''
after, streams, attempt = None, {}, 0

while True:
    try:
        request = urllib.request.Request(
            '{{origin}}/graphql',
            data=json.dumps({'query': query, 'variables': {'after': after}}).encode(),
            headers={'content-type': 'application/json', 'accept': 'text/event-stream'},
        )
        # A connection is lost when not even the sign of life of every {{pingSeconds}} seconds arrives.
        with urllib.request.urlopen(request, timeout={{timeoutSeconds}}) as events:
            for line in events:
                if not line.startswith(b'data: {'):
                    continue
                update = json.loads(line[len(b'data: '):])['data']['streams']
                if update['snapshot']:
                    streams.clear()
                for gone in update['removed']:
                    streams.pop(gone, None)
                for stream in update['upserted']:
                    streams[stream['id']] = stream
                after, attempt = update['cursor'], 0
                names = ', '.join(stream['player']['name'] for stream in streams.values())
                print(f'{len(streams)} live: {names}', flush=True)
    except (OSError, http.client.HTTPException) as problem:
        print(f'Lost: {problem}', flush=True)
    time.sleep(random.uniform(0, min(30, 2 ** attempt)))
    attempt += 1
