# An example of headers, body and secret.
id=msg_1 timestamp=1614265330 signature=v1,jBe570sVm8Mnp5eATlMbGDF+3go6KDzEsOlXxrLEWFo=
body='{"test": 2432232314}'
secret=whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0

key=$(printf %s "${secret#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
expected=$(printf %s "$id.$timestamp.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
test "$signature" = "v1,$expected" && echo signed
