# The tool with its plugins on a small Debian. To plan a project in this folder:
#     docker build -t nibwright . && docker run --rm -v "$PWD:/project" nibwright plan outlet-ownership .
# Tests/Packaging/debian.sh runs the last stage's steps in a root of their own.
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
    libxml2-dev libyaml-dev pkg-config make patchelf dpkg-dev zip
WORKDIR /source
COPY . .
RUN make dist

FROM debian:bookworm-slim
COPY --from=build /source/.build/dist/*.deb /tmp/
RUN apt-get update \
    && apt-get install -y --no-install-recommends git librsvg2-bin /tmp/nibwright_*.deb \
    && rm -rf /tmp/nibwright_*.deb /var/lib/apt/lists/*
WORKDIR /project
# A mounted project belongs to someone else than root, which git would refuse to read.
RUN git config --system --add safe.directory '*'
ENTRYPOINT ["nibwright"]
CMD ["--help"]
