"""What the tester has to be told that the document does not say."""

from itertools import count

import schemathesis

ADDRESSES = count(1)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Wrong tokens are counted by the address they come from: each request comes from one of its own, as a proxy would say it."""
    number = next(ADDRESSES)
    address = f"198.{18 + number // 65536 % 2}.{number // 256 % 256}.{number % 256}"
    case.headers = {**(case.headers or {}), "X-Forwarded-For": address}
