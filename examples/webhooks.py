import base64, hashlib, hmac, time

# `body` is the bytes as they arrived.
def is_signed(headers, body, secret, now=None):
    message_id, timestamp = headers['webhook-id'], headers['webhook-timestamp']
    # An old message may be sent again by someone else.
    if abs((now or time.time()) - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix('whsec_'))
    digest = hmac.new(key, f'{message_id}.{timestamp}.'.encode() + body, hashlib.sha256).digest()
    expected = 'v1,' + base64.b64encode(digest).decode()
    return any(hmac.compare_digest(expected, given) for given in headers['webhook-signature'].split(' '))

# An example of headers, body and secret, and its time.
headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,jBe570sVm8Mnp5eATlMbGDF+3go6KDzEsOlXxrLEWFo=',
}
secret = 'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0'
assert is_signed(headers, b'{"test": 2432232314}', secret, 1614265330), 'not signed'
print('signed')
